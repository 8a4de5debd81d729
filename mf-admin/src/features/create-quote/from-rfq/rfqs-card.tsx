import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { messageOf } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { ErrorState } from '@kerf/shared-ui/feedback/error-state.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { LoadingBlock } from '@kerf/shared-ui/feedback/skeleton.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { Field } from '@kerf/shared-ui/forms/field.tsx'
import { ListRow, Rows, Spread } from '@kerf/shared-ui/tables/list-rows.tsx'
import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import { mostRfqs } from '../../shared/most-rfqs.ts'
import { text } from '../text.ts'
import { drawingOf } from './rfq-choice.ts'
import { RfqPicker } from './rfq-picker.tsx'
import type { RequestedRfqs } from './use-requested-rfqs.ts'

const words = text.rfq

const Frame = styled.div`
  margin-bottom: ${space[16]};
`

const About = styled.div`
  flex: 1;
  min-width: 0;
`

function RfqRow({ rfq, onTakeOut }: { rfq: Rfq; onTakeOut: () => void }) {
  const number = displayIdentifier(rfq)
  return (
    <ListRow>
      <Spread>
        <FilePicture kind="step" picture={drawingOf(rfq)?.pictureUrl} />
        <About>
          <TextLink to={adminAddress.rfq(rfq.id)}>{words.about(number, rfq.projectName)}</TextLink>
          <Muted>{words.partsCount(rfq.parts.length)}</Muted>
        </About>
        <Button size="small" aria-label={words.takeOutNamed(number)} onClick={onTakeOut}>
          {words.takeOut}
        </Button>
      </Spread>
    </ListRow>
  )
}

/** What the address names, but no request can be made from. */
function Unusable({ decided, missing }: Pick<RequestedRfqs, 'decided' | 'missing'>) {
  return (
    <>
      {decided.map((rfq) => (
        <Notice key={rfq.id} tone="yellow">
          {words.decided(displayIdentifier(rfq))}
        </Notice>
      ))}
      {missing > 0 && <Notice tone="yellow">{words.missing(missing)}</Notice>}
    </>
  )
}

/** From which RFQs the request is made: more can be added, and each can be taken out. */
export function RfqsCard({ requested }: { requested: RequestedRfqs }) {
  const { named, rfqs, error, isLoading, isFetching } = requested
  return (
    <Frame>
      <Card
        title={words.title}
        description={named.length > 0 ? words.aboutText : words.emptyText}
        actions={
          named.length > 0 && (
            <Button size="small" onClick={requested.clear}>
              {words.leave}
            </Button>
          )
        }
      >
        <Stack $gap={12}>
          {error !== undefined && (
            <ErrorState
              title={words.loadFailed}
              text={messageOf(error, '')}
              onRetry={requested.refetch}
              retrying={isFetching}
            />
          )}
          {isLoading && <LoadingBlock height="56px" radius="10px" />}
          <Unusable {...requested} />
          {rfqs.length > 0 && (
            <Rows aria-label={words.title}>
              {rfqs.map((rfq) => (
                <RfqRow key={rfq.id} rfq={rfq} onTakeOut={() => requested.takeOut(rfq.id)} />
              ))}
            </Rows>
          )}
          {named.length >= mostRfqs ? (
            <Muted>{words.mostReached(mostRfqs)}</Muted>
          ) : (
            <Field label={words.add}>
              <RfqPicker without={named} onPick={requested.add} />
            </Field>
          )}
        </Stack>
      </Card>
    </Frame>
  )
}
