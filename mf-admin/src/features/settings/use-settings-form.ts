import type { ProviderSettings } from '@kerf/shared-contracts/contracts/settings'
import { failureWords } from '@kerf/shared-parts/forms/failure-words.ts'
import { useDialogForm } from '@kerf/shared-parts/forms/use-dialog-form.ts'
import { toast } from '@kerf/shared-runtime'
import { useGetCurrentUserQuery } from '@kerf/shared-runtime/endpoints/auth'
import { useUpdateSettingsMutation } from '@kerf/shared-runtime/endpoints/settings'
import {
  keptSettings,
  type SettingsValues,
  settingsBase,
  settingsBody,
  settingsSchema,
  settingsValues,
} from './settings-form.ts'
import { text } from './text.ts'

/** The state of the settings form: its input and its errors. */
export function useSettingsForm(settings: ProviderSettings) {
  const [update] = useUpdateSettingsMutation()
  const { data: me } = useGetCurrentUserQuery()
  const { form, element, errorOf } = useDialogForm({
    place: 'settings',
    kept: keptSettings,
    shown: settingsValues(settings),
    base: settingsBase(settings),
    ...(me && { changeOf: { what: 'settings', id: me.id } as const }),
    schema: settingsSchema,
    send: (values: SettingsValues, basedOn) => update({ body: { ...settingsBody(values), basedOn } }),
    saved: (now) => ({ values: settingsValues(now), base: settingsBase(now) }),
    onDone: () => toast.success(text.saved, text.savedText),
    onFailed: (error) => toast.error(text.saveFailed, failureWords(error, '')),
  })
  /** The error of a part of a composite field, by its dotted path. */
  const errorIn = (field: 'taxLines' | 'currencies', path: string): string | undefined => {
    const errors: Readonly<Record<string, unknown>> = form.errors
    const error = form.touched[field] || form.submitCount > 0 ? errors[`${field}.${path}`] : undefined
    return typeof error === 'string' ? error : undefined
  }
  return { form, element, errorOf, errorIn }
}

export type SettingsForm = ReturnType<typeof useSettingsForm>
