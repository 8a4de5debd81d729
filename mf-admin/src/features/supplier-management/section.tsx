import { SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { type ReactNode, useId } from 'react'

/** One section of the panel, with its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Stack as="section" $gap={12} aria-labelledby={id}>
      <SectionTitle id={id}>{title}</SectionTitle>
      <Stack $gap={16}>{children}</Stack>
    </Stack>
  )
}
