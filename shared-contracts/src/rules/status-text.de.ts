import type { WordsOf } from '../words/words.ts'
import type { statusText as english } from './status-text.ts'

export const statusText: WordsOf<typeof english> = {
  stages: {
    pending: 'Auftrag bestätigt',
    material_procurement: 'Materialbeschaffung',
    manufacturing: 'Fertigung',
    finishing: 'Oberflächenbehandlung',
    quality_check: 'Qualitätsprüfung',
    packing: 'Verpackung',
    shipped: 'Versandt',
    delivered: 'Geliefert',
  },
  others: {
    issued: 'Erteilt',
    acknowledged: 'Bestätigt',
    in_production: 'In Fertigung',
    received: 'Eingegangen',
    cancelled: 'Storniert',
    in_transit: 'Unterwegs',
    picked_up: 'Abgeholt',
    out_for_delivery: 'In Zustellung',
    exception: 'Störung',
  },
  unknown: 'Unbekannt',
  rfq: {
    submitted: 'Eingereicht',
    reviewing: 'In Prüfung',
    sent_to_suppliers: 'Bei Lieferanten',
    quoted: 'Angeboten',
    accepted: 'Angenommen',
    declined: 'Abgelehnt',
  },
  quote: {
    pending: 'Offen',
    expired: 'Abgelaufen',
    declined: 'Abgelehnt',
    waiting_for_po: 'Bestellung fehlt',
    po_submitted: 'Bestellung eingereicht',
  },
}
