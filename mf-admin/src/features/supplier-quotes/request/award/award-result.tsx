import type {
  Alternative,
  Award,
  AwardedSupplier,
  AwardShare,
  AwardSimulation,
} from '@kerf/shared-contracts/rules/award/terms'
import { Button } from '@kerf/shared-ui/actions/button.tsx'
import { Muted, SectionTitle, Stack } from '@kerf/shared-ui/content/layout.tsx'
import { Notice } from '@kerf/shared-ui/feedback/notice.tsx'
import { formatDate } from '@kerf/shared-ui/words/format.ts'
import { isolatedList } from '@kerf/shared-ui/words/isolated.tsx'
import { Sparkles } from 'lucide-react'
import { Strong } from '../comparison/comparison-style.tsx'
import { Panel, Points, Sum } from './award-style.tsx'
import { type AwardNames, factWords, obstacleWords } from './award-words.ts'
import { text } from './text.ts'
import type { Simulated } from './use-simulation.ts'

const words = text.cheapest

function SupplierPart({ supplier, award, names }: { supplier: AwardedSupplier; award: Award; names: AwardNames }) {
  const { supplierId, setup, freight, total, arrivesOn } = supplier
  const lines = award.lines.filter((line) => line.supplierId === supplierId)
  return (
    <li>
      <p>{words.supplier(names.supplier(supplierId), names.money(total))}</p>
      {lines.map(({ partId, quantity, unitPrice, total: amount }) => (
        <Muted key={partId}>
          {words.line(quantity, names.part(partId), names.money(unitPrice), names.money(amount))}
        </Muted>
      ))}
      <Muted>
        {words.fees(names.money(setup), names.money(freight))}. {words.arrives(formatDate(arrivesOn))}.
      </Muted>
    </li>
  )
}

function alternativeWords({ award, difference, obstacles }: Alternative, names: AwardNames): string {
  if (award === null)
    return [`${words.none}.`, ...obstacles.map((obstacle) => obstacleWords(obstacle, names))].join(' ')
  const from = isolatedList(award.suppliers.map(({ supplierId }) => names.supplier(supplierId)))
  const total = names.money(award.total)
  if (difference === null) return words.total(total, from)
  if (/^-?0+(\.0+)?$/.test(difference)) return words.same(total, from)
  if (difference.startsWith('-')) return words.less(names.money(difference.slice(1)), total, from)
  return words.more(names.money(difference), total, from)
}

function Alternatives({ simulation, names }: { simulation: AwardSimulation; names: AwardNames }) {
  const others = [
    ...simulation.without.map((one) => ({ title: words.left(names.supplier(one.supplierId)), one })),
    ...simulation.unlimited.map((one) => ({ title: words.unlimited(text.limits.names[one.limit]), one })),
  ]
  if (others.length === 0) return null
  return (
    <>
      <Strong>{words.without}</Strong>
      <Points>
        {others.map(({ title, one }) => (
          <li key={title}>
            {title}: {alternativeWords(one, names)}
          </li>
        ))}
      </Points>
    </>
  )
}

function Facts({ simulation: { facts }, names }: { simulation: AwardSimulation; names: AwardNames }) {
  if (facts.length === 0) return null
  return (
    <>
      <Strong>{words.why}</Strong>
      <Points>
        {facts.map((fact) => {
          const said = factWords(fact, names)
          return <li key={said}>{said}</li>
        })}
      </Points>
    </>
  )
}

interface FoundProps {
  simulation: AwardSimulation
  names: AwardNames
  onUse: (lines: readonly AwardShare[]) => void
}

function Found({ simulation, names, onUse }: FoundProps) {
  const { award, isProven, obstacles } = simulation
  if (award === null) {
    return (
      <Notice tone="red">
        <p>{words.impossible}</p>
        <Points>
          {obstacles.map((obstacle) => {
            const said = obstacleWords(obstacle, names)
            return <li key={said}>{said}</li>
          })}
        </Points>
      </Notice>
    )
  }
  return (
    <>
      <Sum>
        <Strong>{names.money(award.total)}</Strong>
        <Muted>{isProven ? words.proven : words.unproven}</Muted>
      </Sum>
      <Points>
        {award.suppliers.map((supplier) => (
          <SupplierPart key={supplier.supplierId} supplier={supplier} award={award} names={names} />
        ))}
      </Points>
      <div>
        <Button icon={<Sparkles size={16} aria-hidden />} onClick={() => onUse(award.lines)}>
          {words.use}
        </Button>
      </div>
    </>
  )
}

interface AwardResultProps {
  simulated: Simulated
  names: AwardNames
  onUse: (lines: readonly AwardShare[]) => void
}

/** The cheapest award that keeps the limits, why it is that one, and what another supplier or limit would change. */
export function AwardResult({ simulated, names, onUse }: AwardResultProps) {
  const isDone = simulated.state === 'done'
  return (
    <Panel role="group" aria-label={words.title} aria-busy={isDone && simulated.isBehind}>
      <SectionTitle>{words.title}</SectionTitle>
      {isDone ? (
        <Stack $gap={12}>
          <Found simulation={simulated.simulation} names={names} onUse={onUse} />
          <Facts simulation={simulated.simulation} names={names} />
          <Alternatives simulation={simulated.simulation} names={names} />
        </Stack>
      ) : (
        <Muted>{words[simulated.state]}</Muted>
      )}
    </Panel>
  )
}
