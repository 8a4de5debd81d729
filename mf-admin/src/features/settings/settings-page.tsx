import { useGetSettingsQuery } from '@kerf/shared-runtime/endpoints/settings'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { SkeletonText } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { PageHeader } from '@kerf/shared-ui/frames/page-header.tsx'
import { CostsEditor } from './costs/costs-editor.tsx'
import { SettingsEditor } from './settings-editor.tsx'
import { text } from './text.ts'

/** The provider's details and the defaults of its business (docs/product/settings.md). */
export function SettingsPage() {
  const { data, error, isError, isFetching, refetch } = useGetSettingsQuery()
  return (
    <>
      <PageHeader title={text.title} description={text.description} />
      {data && (
        <Stack $gap={16}>
          <SettingsEditor settings={data} />
          <CostsEditor />
        </Stack>
      )}
      {!data && isError && (
        <Card>
          <ErrorState title={text.loadFailed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
        </Card>
      )}
      {!data && !isError && (
        <Stack $gap={16} aria-busy>
          {[6, 4, 4].map((lines, card) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change places
            <Card key={card}>
              <SkeletonText lines={lines} />
            </Card>
          ))}
        </Stack>
      )}
    </>
  )
}
