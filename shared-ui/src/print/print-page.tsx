import { ArrowLeft, Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { Button } from '../actions/button.tsx'
import { ButtonLink } from '../actions/button-link.tsx'
import { VisuallyHidden } from '../content/visually-hidden.tsx'
import type { Role } from '../theme/roles.ts'
import { color, fontSize, media, radius, shadow, space } from '../theme/tokens.ts'
import { accentVariables, modeVariables } from '../theme/variables.ts'
import { spoken } from '../words/spoken.ts'

/*
 * Paper is light, whatever the reader's theme; the repeated selector outranks it. The browser's own margins are kept, so
 * that both A4 and Letter fit.
 */
const Paper = createGlobalStyle<{ $accent: Role }>`
  :root:root:root {
    ${modeVariables('light')}
    ${({ $accent }) => accentVariables($accent, 'light')}
  }
  @page { margin: 16mm 14mm; }
  @media print {
    body { background: ${color.surface}; }
  }
`

const Tools = styled.header`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[8]};
  padding: ${space[12]} ${space[16]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
  @media print {
    display: none;
  }
`

/* As wide as an A4 page, so that the screen shows what the printer will. */
const Sheet = styled.main`
  width: min(210mm, 100% - 32px);
  margin: ${space[24]} auto ${space[48]};
  padding: 16mm 14mm;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow};
  ${media.narrow} {
    width: 100%;
    margin: 0;
    padding: ${space[24]} ${space[16]} ${space[48]};
    border-radius: 0;
    box-shadow: none;
  }
  @media print {
    width: auto;
    margin: 0;
    padding: 0;
    border-radius: 0;
    box-shadow: none;
    font-size: ${fontSize[12]};
    /* Soft backgrounds and hairlines are part of the page. */
    print-color-adjust: exact;
  }
`

const printTexts = spoken('printPage', { print: 'Print' })

interface PrintPageProps {
  /** The role whose accent the page has. */
  accent: Role
  /** Where the toolbar's back link leads. */
  back: { to: string; label: string }
  /** Title of the tab and of a PDF saved from it; the route's own title by default. */
  documentTitle?: string | undefined
  /** Why there is nothing to print: it is loading, or failed to load. */
  printDisabledReason?: string | undefined
  /** The document, or its loading or error state. */
  children: ReactNode
  texts?: typeof printTexts
}

/**
 * A document alone on the page, made for paper: always light, with a toolbar that is not printed. It fills the window, so
 * its route has the layout `bare`. Never opens the print dialog by itself.
 */
export function PrintPage({
  accent,
  back,
  documentTitle,
  printDisabledReason,
  children,
  texts = printTexts,
}: PrintPageProps) {
  useEffect(() => {
    if (documentTitle === undefined) return
    const before = document.title
    document.title = documentTitle
    return () => {
      document.title = before
    }
  }, [documentTitle])
  return (
    <>
      <Paper $accent={accent} />
      <Tools>
        <ButtonLink to={back.to} variant="ghost" icon={<ArrowLeft size={16} aria-hidden />}>
          {back.label}
        </ButtonLink>
        <Button
          variant="primary"
          icon={<Printer size={16} aria-hidden />}
          {...(printDisabledReason === undefined ? {} : { disabledReason: printDisabledReason })}
          onClick={() => window.print()}
        >
          {texts.print}
        </Button>
      </Tools>
      <Sheet>
        {/* The document has its own heading; its placeholder needs one too. */}
        {printDisabledReason !== undefined && <VisuallyHidden as="h1">{printDisabledReason}</VisuallyHidden>}
        {children}
      </Sheet>
    </>
  )
}
