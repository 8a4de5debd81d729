/** Style sheets are imported for their effect alone; the bundler serves them. */
declare module '*.css'
