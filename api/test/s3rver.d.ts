declare module 's3rver' {
  import type { Middleware } from 'koa'

  /** An S3 server for tests, with its objects in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    /** It is a Koa application. */
    readonly middleware: Middleware[]
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
