import type { Supplier } from '@kerf/shared-contracts/contracts/suppliers'
import { CompletionBadge } from '@kerf/shared-parts/suppliers/completion-badge.tsx'
import { Badge } from '@kerf/shared-ui/feedback/badge.tsx'
import { IconBadge } from '@kerf/shared-ui/feedback/icon-badge.tsx'
import { CheckboxInput } from '@kerf/shared-ui/forms/choices/checkbox.tsx'
import { color, fontSize, fontWeight, motion, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { listed } from '@kerf/shared-ui/words/listed.ts'
import { Clock, Globe, Zap } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { firstWords, listOf, placeWords } from '../../shared/supplier-words.ts'
import { text } from '../text.ts'

const words = text.card

const Frame = styled.label<{ $isSelected: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[12]};
  height: 100%;
  padding: ${space[16]};
  border: 1px solid ${({ $isSelected }) => ($isSelected ? color.accent : color.border)};
  border-radius: ${radius.card};
  background: ${({ $isSelected }) => ($isSelected ? color.accentSoft : color.surface)};
  transition: border-color ${motion.fast};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    border-color: ${color.accent};
  }
`

const Lines = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  font-size: ${fontSize[13]};
`

const Name = styled.span`
  font-size: ${fontSize[14]};
  font-weight: ${fontWeight.semibold};
`

const Aside = styled.span`
  color: ${color.textMuted};
`

const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  padding: ${space[4]} 0;
`

function Listed({ label, json }: { label: string; json: string }) {
  const values = listOf(json)
  return (
    <span title={listed(values)}>
      <Aside>{label}: </Aside>
      {firstWords(values) || <Aside>{words.noneSaid}</Aside>}
    </span>
  )
}

/** Further facts: employees, year and quality system. */
function figuresOf({ numberOfEmployees, yearEstablished, qualitySystem }: Supplier): string {
  const figures = [
    numberOfEmployees !== null && words.employees(numberOfEmployees),
    yearEstablished !== null && words.since(yearEstablished),
    qualitySystem,
  ]
  return figures.filter(Boolean).join(' · ')
}

interface SupplierCardProps {
  supplier: Supplier
  isSelected: boolean
  onToggle: (supplier: Supplier) => void
}

/** A supplier to select; the whole card is its checkbox. */
export function SupplierCard({ supplier, isSelected, onToggle }: SupplierCardProps) {
  const detailsId = useId()
  const { name, companyName, email, isVerified, emergencyCapability, internationalShipping } = supplier
  const figures = figuresOf(supplier)
  return (
    <Frame $isSelected={isSelected}>
      <CheckboxInput
        checked={isSelected}
        onChange={() => onToggle(supplier)}
        aria-label={words.select(companyName ?? name)}
        aria-describedby={detailsId}
      />
      <Lines id={detailsId}>
        <Name>{companyName ?? name}</Name>
        <Aside>{isolatedList([companyName && name, email], ' · ')}</Aside>
        <Aside>{placeWords(supplier)}</Aside>
        <Marks>
          <CompletionBadge percent={supplier.profileCompleteness} />
          {!isVerified && <IconBadge tone="yellow" icon={Clock} label={words.unverified} />}
          {emergencyCapability && <IconBadge tone="teal" icon={Zap} label={words.emergency} />}
          {internationalShipping && <IconBadge tone="blue" icon={Globe} label={words.international} />}
        </Marks>
        <Listed label={words.capabilities} json={supplier.capabilities} />
        <Listed label={words.certifications} json={supplier.certifications} />
        {figures && <span>{figures}</span>}
        {supplier.supplierNumber && (
          <span>
            <Badge>{supplier.supplierNumber}</Badge>
          </span>
        )}
      </Lines>
    </Frame>
  )
}
