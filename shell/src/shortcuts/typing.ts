/** Whether what is typed goes into a field. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
}

/** Whether a window lies over the page, which has its own use for letters. */
export const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
