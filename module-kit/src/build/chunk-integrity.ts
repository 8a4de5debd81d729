import type { RsbuildPlugin, Rspack } from '@rsbuild/core'

const name = 'kerf:chunk-integrity'

/**
 * Has the container's loader of chunks ask the page for the hash of each: the list of modules, which came with the page,
 * holds those of all files, so the container need not hold them once more. A file that the list does not name is an
 * error, one that differs is refused by the browser.
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

/** As the preload links of the page say it; a different mode would fetch the file twice. */
const verified = `script.integrity = window.kerfFederation.integrityOf(script.src);
script.crossOrigin = "anonymous";`
