/** Ids of company objects, of the caller's own and of others, by type. */
export type ObjectIds = Record<
  | 'rfq'
  | 'quote'
  | 'order'
  | 'file'
  | 'shipment'
  | 'qualityFile'
  | 'part'
  | 'line'
  | 'conversation'
  | 'message'
  | 'user',
  string[]
>

/** Ids of people, and of what is theirs; `account` and `secret` are of those whom a call may end or let in. */
export type PeopleIds = Record<'member' | 'invitation' | 'session' | 'company' | 'account' | 'secret', string[]>

export type Ids = ObjectIds & PeopleIds
