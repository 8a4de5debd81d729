import type { SupplierRequestDetails } from '@kerf/shared-contracts/contracts/supplier-requests'
import type { z } from 'zod'

/** One request to suppliers with the RFQs that it is about. */
export type RequestDetails = z.output<typeof SupplierRequestDetails>
