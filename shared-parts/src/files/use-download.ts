import { type ApiError, isApiError, messageOf, toast } from '@kerf/shared-runtime'
import { failureWords } from '../forms/failure-words.ts'
import { useSaving } from './use-saving.ts'

/** A title, and what more there is to say. */
type ToastWords = readonly [title: string, text?: string]

/** What a download says of itself; nothing where it is left out. */
interface DownloadWords {
  started?: ToastWords
  saved?: ToastWords
  /** A refusal's own reason replaces the text (see `failureWords`); without a text, any failure's does. */
  failed: ToastWords
  /** Other words for some refusals, as where there is no such file. */
  refused?: (refusal: ApiError) => ToastWords | undefined
}

/** Downloads one thing at a time, and says in toasts what became of it. */
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
