/** For how long after the last touch of a key or pointer somebody counts as being at the page, in milliseconds. */
const attendedFor = 5 * 60_000

let lastTouch = Date.now()

function touch(): void {
  lastTouch = Date.now()
}

if (typeof window !== 'undefined') {
  for (const event of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const) {
    window.addEventListener(event, touch, { passive: true, capture: true })
  }
}

/**
 * Whether somebody is at this page. A page that is left open goes on polling, which must not keep a session from ending
 * by idleness (docs/product/accounts.md, 'Sessions').
 */
export function isAttended(): boolean {
  return Date.now() - lastTouch < attendedFor
}
