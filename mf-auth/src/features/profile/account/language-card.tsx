import { isLanguage, languageNames, languages } from '@kerf/shared-contracts/words/languages'
import { askBeforeLeaving } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { storeLanguageChoice } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useChooseLanguageMutation } from '@kerf/shared-runtime/endpoints/profile'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Select } from '@kerf/shared-ui/forms/choices/select.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { tellFailure } from '../../shared/failure.ts'
import { text } from './text.ts'

const words = text.language

/** The value of the first choice, which is no language. */
const browser = 'browser'

const options = [
  { value: browser, label: words.browser },
  ...languages.map((value) => ({ value, label: languageNames[value] })),
]

/** The language of the user's pages, mails and documents. Another one loads the page anew, after a question if need be. */
export function LanguageCard() {
  const { data: user } = useGetCurrentUserQuery()
  const [save, { isLoading }] = useChooseLanguageMutation()
  const choose = async (value: string) => {
    if (!(await askBeforeLeaving())) return
    const language = isLanguage(value) ? value : null
    const { error } = await save({ body: { language } })
    if (error) tellFailure(words.failed.title, error, words.failed.text)
    else if (storeLanguageChoice(language)) window.location.reload()
  }
  return (
    <Card title={words.title} description={words.description}>
      <Field label={words.label}>
        <Select
          value={user?.language ?? browser}
          onChange={({ target }) => choose(target.value)}
          options={options}
          disabledReason={isLoading ? words.saving : undefined}
        />
      </Field>
    </Card>
  )
}
