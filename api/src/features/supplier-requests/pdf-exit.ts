/** How the process ends whose PDF cannot be written anew; any other code but 0 is a failure of ours. */
export const notRewritable = 65
