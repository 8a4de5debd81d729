import type {
  Supplier as SupplierAnswer,
  SupplierCertificate,
  SupplierDetails,
} from '@kerf/shared-contracts/contracts/suppliers'
import type { SupplierProfile } from '@kerf/shared-contracts/contracts/suppliers-supplier'
import { percentOf } from '@kerf/shared-contracts/rules/percent'
import { missingItems } from '@kerf/shared-contracts/rules/profile-completeness'
import { certificateState } from '@kerf/shared-contracts/rules/supplier-requests'
import type { CertificateView, SupplierDetailsView, SupplierView } from '../../models/views/supplier-view.ts'
import { fileUrl } from '../stored-files/presenter.ts'

export function presentSupplier(supplier: SupplierView): SupplierAnswer {
  return {
    id: supplier.id,
    name: supplier.name,
    email: supplier.email,
    companyName: supplier.companyName,
    phone: supplier.phone,
    website: supplier.website,
    address: supplier.address,
    city: supplier.city,
    country: supplier.country,
    capabilities: JSON.stringify(supplier.capabilities),
    certifications: JSON.stringify(supplier.certifications),
    finishingCapabilities: JSON.stringify(supplier.finishingCapabilities),
    primaryIndustries: JSON.stringify(supplier.primaryIndustries),
    qualitySystem: supplier.qualitySystem,
    numberOfEmployees: supplier.numberOfEmployees,
    yearEstablished: supplier.yearEstablished,
    emergencyCapability: supplier.emergencyCapability,
    internationalShipping: supplier.internationalShipping,
    supplierNumber: supplier.supplierNumber,
    profileCompleteness: supplier.completeness,
    isVerified: supplier.verifiedAt !== null,
    isSuspended: supplier.suspendedAt !== null,
    certificatesEndOn: supplier.certificatesEndOn,
    createdAt: supplier.createdAt,
  }
}

/** @param today decides whether it has expired */
export function presentCertificate(certificate: CertificateView, today: string): SupplierCertificate {
  const { id, name, expiresOn, fileId, fileName, createdAt } = certificate
  return {
    id,
    name,
    expiresOn,
    state: certificateState(expiresOn, today),
    fileName,
    fileUrl: fileUrl({ id: fileId }),
    uploadedAt: createdAt,
  }
}

/** @param today decides which certificates have expired */
export function presentSupplierDetails(supplier: SupplierDetailsView, today: string): SupplierDetails {
  const { performance } = supplier
  return {
    ...presentSupplier(supplier),
    description: supplier.description,
    verifiedAt: supplier.verifiedAt,
    suspendedAt: supplier.suspendedAt,
    suspensionReason: supplier.suspensionReason,
    lastSignInAt: supplier.lastSignInAt,
    missingItems: missingItems(supplier),
    certificates: supplier.certificates.map((certificate) => presentCertificate(certificate, today)),
    performance: {
      requests: performance.requests,
      quotes: performance.quotes,
      declined: performance.declined,
      accepted: performance.accepted,
      acceptedShare: percentOf(performance.accepted, performance.decided),
      purchaseOrders: performance.purchaseOrders,
      received: performance.received,
      onTimeShare: percentOf(performance.onTime, performance.whole),
      qualityShare: percentOf(performance.goodPieces, performance.goodPieces + performance.rejectedPieces),
      averageLeadTime: performance.averageLeadTime,
    },
  }
}

/** How complete a profile is, and what is missing. */
export function presentCompleteness(supplier: SupplierView) {
  return { percent: supplier.completeness, missing: missingItems(supplier) }
}

/** A supplier's own profile. @param today decides which certificates have expired */
export function presentProfile(supplier: SupplierDetailsView, today: string): SupplierProfile {
  return {
    supplierNumber: supplier.supplierNumber,
    email: supplier.email,
    name: supplier.name,
    companyName: supplier.companyName,
    phone: supplier.phone,
    website: supplier.website,
    address: supplier.address,
    city: supplier.city,
    country: supplier.country,
    description: supplier.description,
    capabilities: supplier.capabilities,
    certifications: supplier.certifications,
    finishingCapabilities: supplier.finishingCapabilities,
    primaryIndustries: supplier.primaryIndustries,
    qualitySystem: supplier.qualitySystem,
    numberOfEmployees: supplier.numberOfEmployees,
    yearEstablished: supplier.yearEstablished,
    emergencyCapability: supplier.emergencyCapability,
    internationalShipping: supplier.internationalShipping,
    isVerified: supplier.verifiedAt !== null,
    completeness: presentCompleteness(supplier),
    certificates: supplier.certificates.map((certificate) => presentCertificate(certificate, today)),
    updatedAt: supplier.updatedAt,
  }
}
