/** The channel that users get. */
export const stableChannel = 'stable'
/** The channel that a share of the users gets. */
export const canaryChannel = 'canary'
/** Remembers which build this installation last published, so that a roll-back survives a restart. */
export const builtChannel = 'built'

/** Whoever changes what runs of a module waits for who does so already. */
export const lockOf = (module: string) => `module release ${module}`
