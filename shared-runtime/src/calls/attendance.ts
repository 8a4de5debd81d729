/** How long after the last key press or pointer event a user counts as present, in milliseconds. */
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
 * Whether somebody is using this page. A page that is left open keeps polling, which must not keep an idle session alive
 * (docs/product/accounts.md, 'Sessions').
 */
export function isAttended(): boolean {
  return Date.now() - lastTouch < attendedFor
}
