import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../actions/icon-button.tsx'
import { color, fontSize, fontWeight, media, motion, space } from '../theme/tokens.ts'
import { useKeyboardScroll } from './keyboard-scroll.ts'
import { MainActionsFoot } from './main-actions.tsx'

const fade = keyframes`
  from { opacity: 0; }
`

/** The layer between a dialog and the page. */
export const Overlay = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: ${color.overlay};
  animation: ${fade} ${motion.fast};
  ${media.still} {
    animation: none;
  }
`

const Head = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space[16]};
  padding: 20px ${space[24]} ${space[12]};
  ${media.narrow} {
    padding-inline: ${space[16]};
  }
`

/* A name without spaces wraps instead of pushing the close button out. */
const Heading = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`

const Title = styled(Radix.Title)`
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
  line-height: 1.4;
`

const Description = styled(Radix.Description)`
  margin-top: ${space[4]};
  color: ${color.textMuted};
`

const CloseSlot = styled.div`
  flex: none;
  margin: -4px -8px 0 0;
`

const Body = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-wrap: break-word;
  padding: ${space[4]} ${space[24]} ${space[24]};
  ${media.narrow} {
    padding-inline: ${space[16]};
  }
`

/* The main actions of the content, after the window's own buttons. */
const Slot = styled.div`
  display: contents;
`

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[8]};
  padding: ${space[12]} ${space[24]};
  border-top: 1px solid ${color.border};
  ${media.narrow} {
    padding-inline: ${space[16]};

    && > *,
    && > ${Slot} > * {
      flex: 1 1 auto;
    }
  }
`

interface DialogFrameProps {
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  closeLabel: string
  locked: boolean
  children: ReactNode
}

/** The place in the foot for MainActions of the content, and whether there are any. */
function useMainActionsFoot() {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const [claims, setClaims] = useState(0)
  const claim = useCallback(() => {
    setClaims((count) => count + 1)
    return () => setClaims((count) => count - 1)
  }, [])
  return { foot: useMemo(() => ({ slot, claim }), [slot, claim]), isClaimed: claims > 0, setSlot }
}

/** Head with title and close button, scrolling body, and foot: what Dialog and SidePanel share. */
export function DialogFrame({ title, description, footer, closeLabel, locked, children }: DialogFrameProps) {
  const scroll = useKeyboardScroll<HTMLDivElement>()
  const { foot, isClaimed, setSlot } = useMainActionsFoot()
  return (
    <>
      <Head>
        <Heading>
          <Title>{title}</Title>
          {description && <Description>{description}</Description>}
        </Heading>
        {!locked && (
          <CloseSlot>
            <Radix.Close asChild>
              <IconButton size="small" label={closeLabel} icon={<X size={18} aria-hidden />} tooltip={false} />
            </Radix.Close>
          </CloseSlot>
        )}
      </Head>
      <Body {...scroll}>
        <MainActionsFoot value={foot}>{children}</MainActionsFoot>
      </Body>
      {(footer || isClaimed) && (
        <Foot>
          {footer}
          <Slot ref={setSlot} />
        </Foot>
      )}
    </>
  )
}

interface Preventable {
  preventDefault: () => void
}

function firstField(content: HTMLElement): HTMLElement | null {
  return content.querySelector('input:not([type="hidden"], [aria-hidden="true"]), select, textarea')
}

/** @returns the topmost open dialog or side panel, if any */
function topWindow(): Element | null {
  return [...document.querySelectorAll('[role="dialog"][data-state="open"]')].at(-1) ?? null
}

/**
 * The content props that Dialog and SidePanel share: where focus goes and returns to, dismissal unless `locked`, and
 * whether there is a description.
 */
export function useContentProps(locked: boolean, described: boolean) {
  const opener = useRef<Element | null>(null)
  // A form starts with its first field focused. Without a form the window itself takes the focus, so that it is read
  // from its title on; Radix alone would focus the close button.
  const onOpenAutoFocus = (event: Event) => {
    opener.current = document.activeElement
    if (!(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    const target = firstField(event.currentTarget) ?? event.currentTarget
    target.focus()
  }
  // Radix returns the focus only to its own Trigger, and these have none: the screen opens them. A click outside a
  // window that asks before it closes used to lose the focus.
  const onCloseAutoFocus = (event: Event) => {
    event.preventDefault()
    const target = opener.current === document.body ? topWindow() : opener.current
    if (target instanceof HTMLElement) target.focus()
  }
  const prevent = locked ? (event: Preventable) => event.preventDefault() : undefined
  return {
    onOpenAutoFocus,
    onCloseAutoFocus,
    onEscapeKeyDown: prevent,
    onPointerDownOutside: prevent,
    onInteractOutside: prevent,
    // Radix warns about a missing description unless it is marked as intentional.
    ...(described ? {} : { 'aria-describedby': undefined }),
  }
}
