import type { PageState } from '@kerf/module-kit/platform'
import { expect, test } from 'vitest'
import { presentOutage, presentPage } from './presenter.ts'
import { contentSecurityPolicy } from './security-policy.ts'

const script = '<script defer src="/assets/js/shell.js"></script>'
const template = `<head><!--kerf:head-->${script}</head><body></body>`
const state: PageState = {
  signedIn: true,
  modules: [],
  guarded: [],
  provider: { name: 'Kerf', logo: null, timeZone: 'UTC' },
}

test('server data is in the page as JSON, and preloads with their hashes follow the shell’s scripts', () => {
  const preload = { href: '/assets/js/frame.js', integrity: 'sha384-abc', as: 'script' as const }
  expect(presentPage(template, state, [preload], 'n0nce')).toBe(
    '<head><meta property="csp-nonce" nonce="n0nce">' +
      '<script type="application/json" id="kerf-page">{"signedIn":true,"modules":[],"guarded":[],"provider":{"name":"Kerf","logo":null,"timeZone":"UTC"}}</script>' +
      script +
      '<link rel="preload" as="script" href="/assets/js/frame.js" integrity="sha384-abc" crossorigin="anonymous">' +
      '</head><body></body>',
  )
})

test('no text can end the element containing it, and all of it is read back', () => {
  const guarded: PageState['guarded'] = [{ path: '/</script><script>alert(1)</script><!--&\u2028', access: ['admin'] }]
  const page = presentPage(template, { ...state, guarded }, [], 'n0nce')
  const start = page.indexOf('id="kerf-page">') + 'id="kerf-page">'.length
  const json = page.slice(start, page.indexOf('</script>', start))
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual({ ...state, guarded })
})

test('a template without the placeholder is refused', () => {
  expect(() => presentPage('<head></head>', state, [], 'n0nce')).toThrow()
})

test('scripts run from this origin or with the nonce, and never from text', () => {
  const policy = contentSecurityPolicy('n0nce')
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe/)
})

test('a page that cannot be made says whose portal it is, whatever signs their name has, and can be tried again', () => {
  const page = presentOutage('Fräs & <Söhne>', 'n0nce')
  expect(page).toContain('<bdi>Fräs &#38; &#60;Söhne&#62;</bdi> could not be reached')
  expect(page).toContain('<style nonce="n0nce">')
  expect(page).toContain('<a href="">Try again</a>')
})
