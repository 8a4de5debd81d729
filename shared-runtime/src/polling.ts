/** How often lists ask again while live events are down (specification 1, section 9). */
export const polling = { pollingInterval: 30_000, skipPollingIfUnfocused: true } as const
