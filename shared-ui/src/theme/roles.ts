/** The roles that have a portal; each has its own accent. */
export type Role = 'customer' | 'supplier' | 'admin'
