import type { ProductionOrder, ProductionStage } from '@kerf/shared-contracts/contracts/production'
import { adminAddress } from '@kerf/shared-contracts/rules/addresses'
import { orderStages } from '@kerf/shared-contracts/rules/order-lifecycle'
import { DueDate } from '@kerf/shared-parts/orders/due-date.tsx'
import { customerWords } from '@kerf/shared-parts/people/customer-words.ts'
import { IconButton } from '@kerf/shared-ui/actions/icon-button.tsx'
import { Menu } from '@kerf/shared-ui/actions/menu.tsx'
import { TextLink } from '@kerf/shared-ui/actions/text-link.tsx'
import { FilePicture } from '@kerf/shared-ui/files/file-picture.tsx'
import { truncateTwoLines } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, radius, space } from '@kerf/shared-ui/theme/tokens.ts'
import { MoveRight } from 'lucide-react'
import type { DragEvent } from 'react'
import { styled } from 'styled-components'
import { text } from './text.ts'

const words = text.board

const Frame = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 2px ${space[8]};
  align-items: start;
  padding: ${space[8]};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize[13]};

  &[draggable='true'] {
    cursor: grab;
  }
  &[data-dragged] {
    opacity: 0.5;
  }
`

const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
`

/* As high as a target must be, whatever stands below it. */
const OrderNumber = styled(TextLink)`
  justify-self: start;
  padding-block: 3px;
`

const Below = styled(Words)`
  grid-column: 1 / -1;
`

const Project = styled.span`
  ${truncateTwoLines}
  color: ${color.textMuted};
`

interface OrderCardProps {
  order: ProductionOrder
  isDragged: boolean
  onDrag: (order: ProductionOrder | undefined) => void
  onMove: (order: ProductionOrder, to: ProductionStage['status']) => void
}

/** An order of a stage: dragged by the mouse, or moved by its menu. */
export function OrderCard({ order, isDragged, onDrag, onMove }: OrderCardProps) {
  const reasonAgainst = (status: ProductionStage['status']) => {
    if (!order.mayMove) return words.final
    return status === order.orderStatus ? words.present : undefined
  }
  const items = orderStages.map(({ status, label }) => ({
    label,
    disabledReason: reasonAgainst(status),
    onSelect: () => onMove(order, status),
  }))
  const start = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', order.orderNumber)
    onDrag(order)
  }
  return (
    <Frame
      aria-label={order.orderNumber}
      draggable={order.mayMove}
      data-dragged={isDragged || undefined}
      onDragStart={start}
      onDragEnd={() => onDrag(undefined)}
    >
      <FilePicture kind="step" picture={order.pictureUrl} size="small" />
      <Words>
        <OrderNumber to={adminAddress.order(order.id)}>{order.orderNumber}</OrderNumber>
        <Project>
          <bdi>{order.projectName}</bdi>
        </Project>
      </Words>
      <Menu
        align="end"
        items={items}
        trigger={
          <IconButton label={words.move(order.orderNumber)} icon={<MoveRight size={16} aria-hidden />} size="small" />
        }
      />
      <Below>
        <Project>{customerWords(order.user)}</Project>
        <Project>
          <DueDate order={{ ...order, promisedDate: null }} undated={words.undated} />
        </Project>
      </Below>
    </Frame>
  )
}
