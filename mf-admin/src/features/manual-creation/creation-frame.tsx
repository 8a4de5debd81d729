import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Cluster, Muted } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { media, space } from '@kerf/shared-ui/theme/tokens.ts'
import type { FormEvent, ReactNode } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'
import type { Created } from './use-creation-form.ts'

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-width: 880px;
`

/** Fields two abreast where there is room. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface CreationFrameProps {
  words: {
    explain: string
    submit: string
    open: string
    done: (number: string, customer: string) => string
  }
  created: Created | undefined
  isSending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onReset: () => void
  children: ReactNode
}

/** What both forms have around their fields: what will happen, what happened last, and the two buttons. */
export function CreationFrame({ words, created, isSending, onSubmit, onReset, children }: CreationFrameProps) {
  return (
    <Form noValidate autoComplete="off" aria-label={words.submit} onSubmit={onSubmit}>
      <Muted>{words.explain}</Muted>
      {created && (
        <Notice tone="green">
          {words.done(created.number, created.customer)} <TextLink to={created.address}>{words.open}</TextLink>
        </Notice>
      )}
      {children}
      <Cluster>
        <Button type="submit" variant="primary" loading={isSending}>
          {words.submit}
        </Button>
        <Button onClick={onReset} disabledReason={isSending ? text.sending : undefined}>
          {text.reset}
        </Button>
      </Cluster>
    </Form>
  )
}
