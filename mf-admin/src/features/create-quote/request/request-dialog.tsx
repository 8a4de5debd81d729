import type { Rfq } from '@kerf/shared-contracts/contracts/rfqs'
import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { KeptForm } from '@kerf/shared-parts/forms/kept-form.tsx'
import { LeaveGuard } from '@kerf/shared-parts/forms/leave-guard.tsx'
import { toast } from '@kerf/shared-runtime'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Cluster, Muted, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Dialog } from '@kerf/shared-ui/dialogs/dialog.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { submitForm } from '@kerf/shared-ui/forms/submit-form.tsx'
import { truncate } from '@kerf/shared-ui/theme/mixins.ts'
import { useId } from 'react'
import { styled } from 'styled-components'
import { FileChoice } from '../from-rfq/file-choice.tsx'
import { IdentityWarning } from '../from-rfq/identity-warning.tsx'
import { PartChoice } from '../from-rfq/part-choice.tsx'
import { chosenParts, copiedWords, sentFiles } from '../from-rfq/rfq-choice.ts'
import { text } from '../text.ts'
import { AttachmentsField } from './attachments-field.tsx'
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
function writtenOf({ form: { values }, choice, attachments }: Request, rfq: Rfq): Record<string, string> {
  const partNames = choice && chosenParts(rfq, choice).map(({ id }) => choice.parts[id]?.name)
  const fileNames = choice && sentFiles(rfq, choice).map(({ fileName }) => fileName)
  return {
    [words.projectName]: values.projectName,
    [words.material]: rfq.parts.length > 1 ? '' : values.material,
    [text.rfq.copied]: choice ? copiedWords(rfq, choice) : '',
    [words.details]: values.description,
    [words.instructions]: values.specialInstructions,
    [text.rfq.partNames]: rfq.parts.length > 1 ? (partNames ?? []).join('\n') : '',
    [text.rfq.fileNames]: [...(fileNames ?? []), ...attachments.chosen.map(({ name }) => name)].join('\n'),
  }
}

/** The parts and files of an RFQ to send, with a warning if they name the customer. */
function FromRfq({ request, rfq }: { request: Request; rfq: Rfq }) {
  const { choice, setChoice, partError, filesError } = request
  if (!choice) return null
  return (
    <>
      {rfq.parts.length > 1 && <PartChoice rfq={rfq} choice={choice} error={partError} onChange={setChoice} />}
      <FileChoice rfq={rfq} choice={choice} error={filesError} onChange={setChoice} />
    </>
  )
}

interface RequestDialogProps {
  suppliers: readonly Supplier[]
  /** The RFQ that the request is made from. */
  rfq: Rfq | undefined
  onSent: () => void
  onClose: () => void
}

/** The request to the selected suppliers. */
export function RequestDialog({ suppliers, rfq, onSent, onClose }: RequestDialogProps) {
  const formId = useId()
  const request = useRequest({ suppliers, rfq, onSent })
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
        {rfq && <IdentityWarning rfq={rfq} written={writtenOf(request, rfq)} />}
        <RequestFields request={request} rfq={rfq} />
        {rfq && <FromRfq request={request} rfq={rfq} />}
        <AttachmentsField attachments={attachments} isSending={isSending} targetRef={element} />
      </Stack>
    </Dialog>
  )
}
