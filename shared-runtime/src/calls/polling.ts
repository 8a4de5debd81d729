/** How often lists are fetched besides live events, which may be lost (docs/product/lists.md, 'Polling'). */
export const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const
