import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

const name = 'kerf:chunk-integrity'

/**
 * Makes the container's chunk loader ask the page for the hash of each: the module list, which came with the page,
 * holds those of all files, so the container need not. An unlisted file is an error, and the browser refuses a
 * different one.
 */
export function pluginChunkIntegrity(): RsbuildPlugin {
  return {
    name,
    setup(api) {
      api.modifyRspackConfig((_config, { appendPlugins, rspack }) => {
        appendPlugins({
          apply(compiler: Rspack.Compiler) {
            compiler.hooks.thisCompilation.tap(name, (compilation) => {
              const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation)
              createScript.tap(name, (code) => `${code}\n${verified}`)
            })
          },
        })
      })
    },
  }
}

/** As in the page's preload links; a different mode would fetch the file twice. */
const verified = `script.integrity = window.kerfFederation.integrityOf(script.src);
script.crossOrigin = "anonymous";`
