import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { displayIdentifier } from '@kerf/shared-contracts/rules/display-identifier'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { Fragment, useId } from 'react'
import { styled } from 'styled-components'
import { AttachmentsField } from '../../shared/attachments/attachments-field.tsx'
import { IdentityWarning } from '../../shared/identity/identity-warning.tsx'
import { text as identity } from '../../shared/identity/text.ts'
import { FileChoice } from '../from-rfq/file-choice.tsx'
import { PartChoice } from '../from-rfq/part-choice.tsx'
import { chosenParts, copiedWords, partsOf, sentFiles } from '../from-rfq/rfq-choice.ts'
import { text } from '../text.ts'
import { RequestFields } from './request-fields.tsx'
import { type Request, useRequest } from './use-request.ts'

const words = text.request

/** How many names are listed in full. */
const mostNames = 10

const Name = styled(Badge)`
  display: block;
  ${truncate}
`

/** The recipients of the request. */
function Recipients({ suppliers }: { suppliers: readonly Supplier[] }) {
  return (
    <Cluster role="group" aria-label={words.to}>
      <Muted as="span">{words.to}</Muted>
      {suppliers.slice(0, mostNames).map(({ id, name, companyName }) => (
        <Name key={id} title={companyName ?? name}>
          {companyName ?? name}
        </Name>
      ))}
      {suppliers.length > mostNames && <Muted as="span">{words.more(suppliers.length - mostNames)}</Muted>}
    </Cluster>
  )
}

/** The texts that suppliers will read, by field label. */
function writtenOf({ form: { values }, choice, attachments }: Request, rfqs: readonly Rfq[]): Record<string, string> {
  const partNames = choice && chosenParts(rfqs, choice).map(({ id }) => choice.parts[id]?.name)
  const fileNames = choice && sentFiles(rfqs, choice).map(({ fileName }) => fileName)
  const hasSeveralParts = partsOf(rfqs).length > 1
  return {
    [words.projectName]: values.projectName,
    [words.material]: hasSeveralParts ? '' : values.material,
    [text.rfq.copied]: choice ? copiedWords(rfqs, choice) : '',
    [words.details]: values.description,
    [words.instructions]: values.specialInstructions,
    [text.rfq.partNames]: hasSeveralParts ? (partNames ?? []).join('\n') : '',
    [identity.fileNames]: [...(fileNames ?? []), ...attachments.chosen.map(({ name }) => name)].join('\n'),
  }
}

/** The parts and files of RFQs to send, one RFQ after the other. */
function FromRfqs({ request, rfqs }: { request: Request; rfqs: readonly Rfq[] }) {
  const { choice, choose, partError, filesError } = request
  if (!choice) return null
  const isOne = rfqs.length === 1
  const hasSeveralParts = partsOf(rfqs).length > 1
  return rfqs.map((rfq) => {
    const number = displayIdentifier(rfq)
    const given = { rfq, choice, onChange: choose }
    const isAsked = chosenParts([rfq], choice).length > 0
    return (
      <Fragment key={rfq.id}>
        {hasSeveralParts && (
          <PartChoice
            {...given}
            label={isOne ? text.rfq.parts : text.rfq.partsOf(number, rfq.projectName)}
            error={partError}
          />
        )}
        {(isOne || isAsked) && (
          <FileChoice {...given} label={isOne ? text.rfq.files : text.rfq.filesOf(number)} error={filesError} />
        )}
      </Fragment>
    )
  })
}

interface RequestDialogProps {
  suppliers: readonly Supplier[]
  /** The RFQs that the request is made from. */
  rfqs: readonly Rfq[]
  onSent: () => void
  onClose: () => void
}

/** The request to the selected suppliers. */
export function RequestDialog({ suppliers, rfqs, onSent, onClose }: RequestDialogProps) {
  const formId = useId()
  const request = useRequest({ suppliers, rfqs, onSent })
  const { form, element, attachments, sendError } = request
  const isSending = form.isSubmitting
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={text.send(suppliers.length)}
      description={words.description}
      locked={isSending}
      footer={
        <>
          <Button onClick={() => form.keeping.leave(onClose)} disabledReason={isSending ? words.uploading : undefined}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" loading={isSending} disabledReason={sendError}>
            {words.submit}
          </Button>
        </>
      }
    >
      <Stack
        as="form"
        ref={element}
        id={formId}
        noValidate
        autoComplete="off"
        onSubmit={submitForm(form, () => toast.error(text.incomplete))}
      >
        <KeptForm form={form} />
        <LeaveGuard when={attachments.chosen.length > 0 && !form.dirty} />
        <Recipients suppliers={suppliers} />
        <IdentityWarning rfqs={rfqs} written={writtenOf(request, rfqs)} />
        <RequestFields request={request} rfqs={rfqs} />
        <FromRfqs request={request} rfqs={rfqs} />
        <AttachmentsField attachments={attachments} isSending={isSending} targetRef={element} />
      </Stack>
    </Dialog>
  )
}
