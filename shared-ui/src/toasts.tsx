import { CircleCheck, CircleX, Info, X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled'
import { keyframes, styled } from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { focusRing } from './theme/mixins.ts'
import { color, fontSize, fontWeight, media, motion, radius, shadow, space, toneColor } from './theme/tokens.ts'

/* Specification 1, section 9. */
const displayMilliseconds = 5000
const swipePixels = 50
const toastWidth = 380
const screenMargin = 16

const kinds = {
  success: { icon: CircleCheck, tone: toneColor('green').strong, role: 'status' },
  error: { icon: CircleX, tone: toneColor('red').strong, role: 'alert' },
  info: { icon: Info, tone: toneColor('blue').strong, role: 'status' },
} as const

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`
const runDown = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`

const Host = styled.div`
  .Toastify__toast-container {
    position: fixed;
    right: ${screenMargin}px;
    bottom: ${screenMargin}px;
    z-index: 70;
    width: min(${toastWidth}px, 100vw - ${2 * screenMargin}px);
  }
  .Toastify__toast {
    --y: 0;
    position: relative;
    display: flex;
    align-items: start;
    overflow: hidden;
    padding: ${space[12]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow};
    touch-action: pan-y;
    animation: ${appear} ${motion.slow};
    ${focusRing}
  }
  .Toastify__toast > button {
    margin: -4px -4px 0 auto;
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
  }
  .Toastify__progress-bar {
    height: 100%;
    background: ${color.border};
    transform-origin: left;
  }
  /* The library closes a toast when this animation ends, so it runs under reduced motion as well, unseen. */
  .Toastify__progress-bar--animated {
    animation: ${runDown} linear 1 forwards;
  }
  ${media.still} {
    .Toastify__toast {
      animation: none;
    }
    .Toastify__progress-bar {
      opacity: 0;
    }
  }
`

const Message = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  min-width: 0;
  padding-right: ${space[8]};
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
  }
`

const Title = styled.p`
  font-weight: ${fontWeight.medium};
`

const Description = styled.p`
  grid-column: 2;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`

const subscribeToResize = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

interface ToastHostProps {
  /** Name of the region, which F8 focuses. */
  label?: string
  closeLabel?: string
}

/**
 * Where toasts appear; mount once, in the shell. One at a time for 5 seconds, longer while pointed at. A swipe of 50 px
 * dismisses, F8 focuses the toast.
 */
export function ToastHost({ label = 'Notifications (F8)', closeLabel = 'Close' }: ToastHostProps) {
  const windowWidth = useSyncExternalStore(subscribeToResize, () => window.innerWidth)
  // The library measures a swipe in percent of the toast's width.
  const width = Math.min(toastWidth, windowWidth - 2 * screenMargin)
  return (
    <Host>
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
  // At most one: a new message takes the place of the one before instead of waiting behind it.
  toastify.dismiss()
  toastify.clearWaitingQueue()
  // A function, because the library hands props of its own to an element.
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

/** Says in passing what happened. What the user must act on belongs on the page, not here. */
export const toast = {
  success: (title: string, description?: string) => show('success', title, description),
  error: (title: string, description?: string) => show('error', title, description),
  info: (title: string, description?: string) => show('info', title, description),
  dismiss: () => toastify.dismiss(),
}
