/** Ids of company objects, the caller's own and others', by type. */
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

/** Ids of people and their objects; `account` and `secret` belong to those whom a call may end or let in. */
export type PeopleIds = Record<'member' | 'invitation' | 'session' | 'company' | 'account' | 'secret', string[]>

export type Ids = ObjectIds & PeopleIds
