import type { Report } from '@kerf/shared-contracts/contracts/reports'
import type { ActivityView, ReportView } from './service.ts'

const kinds = { rfq: 'RFQ', quote: 'Quote', order: 'Order' } as const

/** What happened, in words. */
export const descriptionOf = ({ type, number, projectName }: ActivityView) =>
  `${kinds[type]} ${number} for ${projectName}`

export function presentReport({ recentActivity, ...figures }: ReportView): Report {
  return {
    ...figures,
    recentActivity: recentActivity.map((activity) => {
      const { number: _number, projectName: _projectName, ...rest } = activity
      return { ...rest, description: descriptionOf(activity) }
    }),
  }
}
