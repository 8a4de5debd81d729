import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { toneColor } from '@kerf/shared-ui/theme/tokens.ts'
import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useSyncExternalStore } from 'react'
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled'
import { screenMargin, useToastPlace } from './toast-place.ts'
import { Description, Host, Message, Title, toastWidth } from './toasts-style.tsx'

/* How long a toast stays, and what dismisses it (docs/product/modules-and-pages.md, 'Toasts'). */
const displayMilliseconds = 5000
const swipePixels = 50

const kinds = {
  success: { icon: CircleCheck, tone: toneColor('green').strong, role: 'status' },
  error: { icon: CircleX, tone: toneColor('red').strong, role: 'alert' },
  info: { icon: Info, tone: toneColor('blue').strong, role: 'status' },
} as const

const subscribeToResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** F8 pauses the toast; once it loses the focus, its time runs on. */
function goOn({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) toastify.play()
}

interface ToastHostProps {
  /** Name of the region, which F8 focuses. */
  label?: string
  closeLabel?: string
}

/**
 * Where toasts appear; mount once, in the shell. One at a time for 5 seconds, longer while hovered or focused. A swipe of
 * 50 px dismisses it, F8 focuses it.
 */
export function ToastHost({ label = 'Notifications (F8)', closeLabel = 'Close' }: ToastHostProps) {
  const windowWidth = useSyncExternalStore(subscribeToResize, () => window.innerWidth)
  // The library measures a swipe in percent of the toast's width.
  const width = Math.min(toastWidth, windowWidth - 2 * screenMargin)
  useEffect(showKept, [])
  const place = useToastPlace()
  return (
    <Host onBlur={goOn} data-place={place}>
      <ToastContainer
        limit={1}
        autoClose={displayMilliseconds}
        position="bottom-right"
        transition={false}
        icon={false}
        draggable
        draggableDirection="x"
        draggablePercent={(swipePixels / width) * 100}
        hotKeys={(event) => event.code === 'F8'}
        aria-label={label}
        closeButton={({ closeToast }) => (
          <IconButton
            size="small"
            label={closeLabel}
            icon={<X size={16} aria-hidden />}
            tooltip={false}
            onClick={() => closeToast(true)}
          />
        )}
      />
    </Host>
  )
}

function show(kind: keyof typeof kinds, title: string, description?: string): void {
  const { icon: Icon, tone, role } = kinds[kind]
  // At most one: a new message replaces the previous one instead of waiting behind it.
  toastify.dismiss()
  toastify.clearWaitingQueue()
  // A function, because the library passes props of its own to an element.
  toastify(
    () => (
      <Message>
        <Icon size={18} color={tone} aria-hidden />
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
      </Message>
    ),
    { type: kind, role },
  )
}

const keptKey = 'kerf.toast'

/** Shows the toast that was stored before the page was reloaded. */
function showKept(): void {
  const kept = sessionStorage.getItem(keptKey)
  if (kept === null) return
  sessionStorage.removeItem(keptKey)
  const [kind, title, description] = kept.split('\n')
  if (kind && kind in kinds && title) show(kind as keyof typeof kinds, title, description) // checked to be one of them
}

/** Reports briefly what happened. Anything the user must act on belongs on the page, not here. */
export const toast = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  info: (title: string, description?: string) => show('info', title, description),
  /** Shows the toast after the next page load, for example after signing in. */
  afterReload: (kind: keyof typeof kinds, title: string, description = '') =>
    sessionStorage.setItem(keptKey, [kind, title, description].join('\n')),
  dismiss: () => toastify.dismiss(),
}
