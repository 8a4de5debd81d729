/** The kinds of user whose portal is framed; each has its own accent. */
export type Role = 'customer' | 'supplier' | 'admin'
