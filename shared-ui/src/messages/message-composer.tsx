import { Paperclip, RotateCw, Send } from 'lucide-react'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { Button } from '../actions/button.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import { Notice } from '../feedback/notice.tsx'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { chosenFileTexts } from '../files/chosen-file-texts.tsx'
import { FileList } from '../files/file-list.tsx'
import { useDropTarget } from '../files/use-drop-target.ts'
import { locale } from '../words/locale.ts'
import { spoken } from '../words/spoken.ts'
import { Actions, End, Failure, FileRows, Form, Input, KeyHint, Note, Over } from './message-composer-style.tsx'
import type { MessageDraft } from './use-message-composer.tsx'

interface MessageComposerTexts {
  label: string
  placeholder: string
  attach: string
  files: string
  drop: string
  send: string
  keys: string
  cancel: string
  retry: string
  uploading: string
  onItsWay: string
  nothing: string
  left: (length: number, max: number) => string
  tooLong: (tooMany: number) => string
  refused: string
  judging: string
  sending: string
}

interface MessageComposerProps {
  draft: MessageDraft
  /** Extensions that the file picker offers. */
  accept: readonly string[]
  /** Characters. */
  maxLength: number
  isSending: boolean
  /** Percent, while files are uploading. */
  progress: number
  /** Why the message was not sent; text and files are kept. */
  failure: string | undefined
  /** Called once per click, Ctrl + Enter or Retry; never while a message is being sent. */
  onSend: () => void
  onCancel: () => void
  /** Called with each pasted text, which is not inserted if it returns true. */
  onPasteText?: (text: string) => boolean
  /** Shown beside the button that attaches files. */
  tools?: ReactNode
  /** Shown below the text: the message's references. */
  references?: ReactNode
  /** Files dropped anywhere on this element are attached. */
  targetRef: RefObject<HTMLElement | null>
  texts?: Partial<MessageComposerTexts>
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)

const defaultTexts = spoken<MessageComposerTexts>('messageComposer', {
  label: 'Message',
  placeholder: 'Write a message',
  attach: 'Attach files',
  files: 'Files to send',
  drop: 'Drop files to attach them',
  send: 'Send',
  keys: isApple() ? '⌘ + Enter sends' : 'Ctrl + Enter sends',
  cancel: 'Cancel',
  retry: 'Retry',
  uploading: 'Upload of the attachments',
  onItsWay: 'On its way',
  nothing: 'Write a message or attach a file first',
  left: (length, max) => `${length.toLocaleString(locale())} of ${max.toLocaleString(locale())} characters`,
  tooLong: (tooMany) =>
    tooMany === 1 ? '1 character too many' : `${tooMany.toLocaleString(locale())} characters too many`,
  refused: 'Remove the files that cannot be sent first',
  judging: 'The files are still being read',
  sending: 'Your message is on its way',
})

/** The fraction of the maximum length from which the characters left are shown. */
const nearLimit = 0.875
const mostRows = 8

function whyNot(
  { text, files, isJudging }: MessageDraft,
  maxLength: number,
  words: MessageComposerTexts,
): string | undefined {
  if (text.length > maxLength) return words.tooLong(text.length - maxLength)
  if (files.some(({ refusal }) => refusal !== undefined)) return words.refused
  if (isJudging) return words.judging
  return text.trim() === '' && files.length === 0 ? words.nothing : undefined
}

function listed({ files }: MessageDraft) {
  return files.map(({ id, file, refusal }) => ({
    id,
    name: file.name,
    size: file.size,
    status: refusal === undefined ? ('waiting' as const) : ('failed' as const),
    error: refusal,
  }))
}

/** Returns the focus to the text once a message is sent or given up, because the button that had it is disabled then. */
function useFocusAfter(isSending: boolean, input: RefObject<HTMLTextAreaElement | null>): void {
  const wasSending = useRef(false)
  useEffect(() => {
    const had = document.activeElement
    const isLost = had === document.body || (had !== null && input.current?.form?.contains(had))
    if (wasSending.current && !isSending && isLost) input.current?.focus()
    wasSending.current = isSending
  }, [isSending, input])
}

/** The composer: text that grows, files by picker, drop and paste, and the result of the last attempt. */
export function MessageComposer(props: MessageComposerProps) {
  const { draft, accept, maxLength, isSending, progress, failure, onSend, onCancel, targetRef } = props
  const words = { ...defaultTexts, ...props.texts }
  const picker = useRef<HTMLInputElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  useFocusAfter(isSending, input)
  const noteId = useId()
  const over = useDropTarget(targetRef, (files) => void draft.addFiles(files), !isSending)
  const reason = whyNot(draft, maxLength, words)
  const isTooLong = draft.text.length > maxLength
  const hasFiles = draft.files.length > 0

  const send = () => {
    if (!isSending && reason === undefined) onSend()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent) => {
    if (!isSending && props.onPasteText?.(event.clipboardData.getData('text/plain'))) event.preventDefault()
    const files = [...event.clipboardData.files]
    // A spreadsheet cell is pasted as both text and a picture of itself; the text is meant.
    if (files.length === 0 || isSending || event.clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    void draft.addFiles(files)
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    void draft.addFiles([...(currentTarget.files ?? [])])
    // Allows the same file to be chosen again after it was removed.
    currentTarget.value = ''
  }
  return (
    <Form $over={over} aria-label={words.placeholder} onSubmit={submit}>
      {over && <Over>{words.drop}</Over>}
      {failure !== undefined && (
        <Notice tone="red">
          <Failure>
            {failure}
            <Button size="small" icon={<RotateCw size={14} aria-hidden />} onClick={send} disabledReason={reason}>
              {words.retry}
            </Button>
          </Failure>
        </Notice>
      )}
      <Input
        ref={input}
        aria-label={words.label}
        aria-describedby={noteId}
        aria-invalid={isTooLong || undefined}
        placeholder={words.placeholder}
        rows={Math.min(mostRows, Math.max(2, draft.text.split('\n').length))}
        value={draft.text}
        readOnly={isSending}
        onChange={(event) => draft.setText(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        dir="auto"
      />
      {hasFiles && (
        <FileRows>
          <FileList
            label={words.files}
            files={listed(draft)}
            texts={isSending ? { ...chosenFileTexts, waiting: words.onItsWay } : chosenFileTexts}
            onRemove={isSending ? undefined : draft.removeFile}
          />
        </FileRows>
      )}
      {props.references && <FileRows>{props.references}</FileRows>}
      {isSending && hasFiles && <ProgressBar value={Math.round(progress)} label={words.uploading} showValue />}
      <Actions>
        <input ref={picker} type="file" hidden multiple accept={accept.join(',')} onChange={choose} />
        <Button
          variant="ghost"
          icon={<Paperclip size={16} aria-hidden />}
          onClick={() => picker.current?.click()}
          disabledReason={isSending ? words.sending : undefined}
        >
          {words.attach}
        </Button>
        {props.tools}
        <End>
          <Note id={noteId} $isWrong={isTooLong} role={isTooLong ? 'alert' : undefined}>
            {isTooLong && words.tooLong(draft.text.length - maxLength)}
            {!isTooLong && draft.text.length >= maxLength * nearLimit && words.left(draft.text.length, maxLength)}
          </Note>
          <KeyHint>{words.keys}</KeyHint>
          {isSending && hasFiles && <Button onClick={onCancel}>{words.cancel}</Button>}
          <Button
            type="submit"
            variant="primary"
            icon={<Send size={16} aria-hidden />}
            loading={isSending}
            disabledReason={reason}
          >
            {words.send}
          </Button>
        </End>
      </Actions>
      <VisuallyHidden aria-live="polite">{isSending ? words.sending : ''}</VisuallyHidden>
    </Form>
  )
}
