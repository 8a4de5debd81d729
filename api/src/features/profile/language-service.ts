import type { Language } from '@kerf/shared-contracts/words/languages'
import { User } from '../../models/user.ts'
import type { Work } from '../../platform/work.ts'
import { languageChosen } from './events.ts'
import { getOwnUserForUpdate } from './service.ts'

/** Chooses the language of the actor's pages, mails and documents (docs/product/languages.md, 'Choosing one'). */
export async function chooseLanguage(work: Work, language: Language | null): Promise<Language | null> {
  const user = await getOwnUserForUpdate(work)
  if (user.language === language) return language
  await User.query(work.tx).findById(user.id).patch({ language, updatedAt: work.now })
  await work.happened(languageChosen, { userId: user.id, language })
  return language
}
