import { type ApiError, isApiError, messageOf, toast } from '@kerf/shared-runtime'
import { failureWords } from '../forms/failure-words.ts'
import { useSaving } from './use-saving.ts'

/** A title, and an optional description. */
type ToastWords = readonly [title: string, text?: string]

/** The toasts of a download; one that is left out is not shown. */
interface DownloadWords {
  started?: ToastWords
  saved?: ToastWords
  /** A refusal's own reason replaces the description (see `failureWords`); without one, any failure's does. */
  failed: ToastWords
  /** Other words for some refusals, for example if the file does not exist. */
  refused?: (refusal: ApiError) => ToastWords | undefined
}

/** Runs one download at a time, and reports the result in toasts. */
export function useDownload({ started, saved, failed, refused }: DownloadWords) {
  const { saving, save } = useSaving()
  const sayFailed = (error: unknown) => {
    const special = isApiError(error) ? refused?.(error) : undefined
    const [title, text] = failed
    if (special) toast.error(...special)
    else toast.error(title, failureWords(error, text ?? messageOf(error, title)))
  }
  /** See `saveDownload`. */
  const download = (path: string, fallbackName: string) => {
    if (started) toast.info(...started)
    void save(path, fallbackName, {
      onSaved: () => saved && toast.success(...saved),
      onFailed: sayFailed,
    })
  }
  return { isDownloading: saving !== null, download }
}
