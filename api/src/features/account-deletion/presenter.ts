import type { AccountType } from '../../models/user.ts'
import { deletedName } from './text.ts'

/** The name of a deleted account, in the present language (docs/product/accounts.md, 'Deleting an account'). */
export const presentDeletedName = (kind: AccountType): string => deletedName[kind]
