import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

const TooltipBubble = lazy(async () => ({ default: (await import('./tooltip-bubble.tsx')).TooltipBubble }))

/** Milliseconds the pointer must rest before a tooltip appears. */
const hoverDelay = 200

interface TriggerProps {
  'aria-describedby'?: string | undefined
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void
  onFocus?: (event: FocusEvent<HTMLElement>) => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

interface TooltipProps {
  /** `undefined` shows no tooltip but keeps the element mounted, so that it keeps focus when the tooltip comes or goes. */
  content: ReactNode | undefined
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One focusable element that takes the props of an HTML element. */
  children: ReactElement<TriggerProps>
}

/** Opens on a resting pointer and on keyboard focus; closes when either leaves, on a press and on Escape. */
function useAnchor() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const close = () => {
    clearTimeout(timer.current)
    setAnchor(null)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const handlers = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'touch') return
      timer.current = setTimeout(() => setAnchor(currentTarget), hoverDelay)
    },
    onPointerLeave: close,
    onPointerDown: close,
    onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      if (currentTarget.matches(':focus-visible')) setAnchor(currentTarget)
    },
    onBlur: close,
    onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
      if (key === 'Escape') close()
    },
  }
  return { anchor, close, handlers }
}

/** Calls the element's own handler too. */
function joined<E>(own: ((event: E) => void) | undefined, ours: (event: E) => void) {
  return (event: E) => {
    own?.(event)
    ours(event)
  }
}

/** A short explanation on hover and on keyboard focus. It never holds anything the user needs and cannot find elsewhere. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId()
  const { anchor, close, handlers } = useAnchor()
  const own = children.props
  const isShown = anchor !== null && content !== undefined
  const describedBy = [own['aria-describedby'], isShown ? id : undefined].filter(Boolean).join(' ') || undefined
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': describedBy,
        onPointerEnter: joined(own.onPointerEnter, handlers.onPointerEnter),
        onPointerLeave: joined(own.onPointerLeave, handlers.onPointerLeave),
        onPointerDown: joined(own.onPointerDown, handlers.onPointerDown),
        onFocus: joined(own.onFocus, handlers.onFocus),
        onBlur: joined(own.onBlur, handlers.onBlur),
        onKeyDown: joined(own.onKeyDown, handlers.onKeyDown),
      })}
      {isShown && (
        <Suspense>
          <TooltipBubble id={id} anchor={anchor} side={side} onClose={close}>
            {content}
          </TooltipBubble>
        </Suspense>
      )}
    </>
  )
}
