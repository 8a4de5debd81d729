/** Style sheets are imported only for their side effects; the bundler serves them. */
declare module '*.css'
