/** How often lists are fetched while live events are down (docs/product/lists.md, 'Polling'). */
export const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const
