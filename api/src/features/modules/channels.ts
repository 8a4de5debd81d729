/** The channel users get. */
export const stableChannel = 'stable'
/** The channel a share of the users gets. */
export const canaryChannel = 'canary'
/** Remembers which build this installation last published, so that a roll-back survives a restart. */
export const builtChannel = 'built'

/** Makes concurrent changes to a module's channels wait for each other. */
export const lockOf = (module: string) => `module release ${module}`
