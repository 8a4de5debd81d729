import type { ProviderSettings } from '@kerf/shared-contracts/contracts/settings'
import { withoutBlanks } from '@kerf/shared-contracts/rules/bank-account'
import {
  addressLines,
  bankLines,
  contactLines,
  documentSender,
  type NamedLine,
} from '@kerf/shared-contracts/rules/provider'
import { Card } from '@kerf/shared-ui/content/card.tsx'
import { BrandMark } from '@kerf/shared-ui/frames/brand-mark.tsx'
import { neutrals } from '@kerf/shared-ui/theme/palette.ts'
import { fontSize, fontWeight, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'
import type { SettingsValues } from './settings-form.ts'
import { text } from './text.ts'

const words = text.preview
const ink = neutrals.light

/** Paper is white in every theme. */
const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[24]};
  border: 1px solid ${ink.border};
  border-radius: ${radius.control};
  background: ${ink.surface};
  color: ${ink.text};
  font-size: ${fontSize[12]};
  overflow-wrap: anywhere;

  h3 {
    margin-bottom: 2px;
    color: ${ink.textMuted};
    font-weight: ${fontWeight.semibold};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${space[8]};
  padding-bottom: ${space[8]};
  border-bottom: 2px solid ${ink.text};
`

const Name = styled.div`
  display: grid;
  flex: 1 1 0;
  justify-items: start;
  gap: ${space[8]};
  min-width: 0;
  font-size: ${fontSize[16]};
  font-weight: ${fontWeight.semibold};
`

/* Beside the name, as on documents. */
const Address = styled.div`
  flex: 1 1 0;
  text-align: end;
`

const Terms = styled.p`
  display: -webkit-box;
  overflow: hidden;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
`

/* Each line takes the direction of its own text. */
const AsWritten = styled.p`
  white-space: pre-line;
  unicode-bidi: plaintext;
`

function Lines({ title, lines }: { title: string; lines: readonly NamedLine[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <AsWritten>{lines.map(({ label, value }) => `${label}: ${value}`).join('\n')}</AsWritten>
    </div>
  )
}

/** Empty text as null. */
const known = (typed: string) => typed || null

/** The typed values in a letterhead's form. */
function letterheadOf(values: SettingsValues) {
  return {
    name: values.name,
    legalName: known(values.legalName),
    address: known(values.address),
    country: known(values.country),
    email: known(values.email),
    phone: known(values.phone),
    website: known(values.website),
    accountHolder: known(values.accountHolder),
    bankName: known(values.bankName),
    iban: known(withoutBlanks(values.iban)),
    bic: known(values.bic),
    accountNumber: known(values.accountNumber),
    routingNumber: known(values.routingNumber),
  }
}

/** The letterhead of documents, from the current input. */
export function DocumentPreview({ values, logo }: { values: SettingsValues; logo: ProviderSettings['logo'] }) {
  const settings = letterheadOf(values)
  const sender = documentSender(settings)
  return (
    <Card title={words.title} description={words.text}>
      <Paper>
        <Head>
          <Name>
            {logo && <BrandMark brand={{ name: sender, logo }} size={32} />}
            <AsWritten>{sender}</AsWritten>
          </Name>
          <Address>
            <AsWritten>{[...addressLines(settings), ...contactLines(settings)].join('\n')}</AsWritten>
          </Address>
        </Head>
        <div>
          <strong>{words.document}</strong>
          <p>{words.number}</p>
        </div>
        {values.quoteTerms.trim() && (
          <div>
            <h3>{words.terms}</h3>
            <Terms>{values.quoteTerms}</Terms>
          </div>
        )}
        <Lines title={words.tax} lines={values.taxLines.filter(({ label, value }) => label || value)} />
        <Lines title={words.bank} lines={bankLines(settings)} />
      </Paper>
    </Card>
  )
}
