import Bowser from 'bowser'
import { text } from './text.ts'

/**
 * Names a device for its owner, e.g. `Firefox on Windows`. The words come from the parser's own lists, never from the
 * sender, so they may be shown and mailed unchanged.
 * @param userAgent the `User-Agent` header as received, or `null` if none was stored
 * @returns browser and system, one of both, or `Unknown device`
 */
export function deviceName(userAgent: string | null): string {
  if (!userAgent) return text.unknownDevice
  const parsed = Bowser.parse(userAgent.slice(0, 300))
  const browser = known(parsed.browser.name, Object.values(Bowser.BROWSER_MAP))
  const system = known(parsed.os.name, Object.values(Bowser.OS_MAP))
  if (browser && system) return text.on(browser, system)
  return browser ?? system ?? text.unknownDevice
}

/** For an unknown program the parser returns the first word of the header. */
function known(name: string | undefined, names: readonly string[]): string | null {
  return name && names.includes(name) ? name : null
}
