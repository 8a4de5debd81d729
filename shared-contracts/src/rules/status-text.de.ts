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
    issued: 'Ausgestellt',
    acknowledged: 'Bestätigt',
    in_production: 'In Fertigung',
    received: 'Eingegangen',
    cancelled: 'Storniert',
    in_transit: 'Unterwegs',
    picked_up: 'Abgeholt',
    out_for_delivery: 'In Zustellung',
    exception: 'Zustellproblem',
  },
  unknown: 'Unbekannt',
  rfq: {
    submitted: 'Eingereicht',
    reviewing: 'In Prüfung',
    sent_to_suppliers: 'Bei Lieferanten',
    quoted: 'Angebot liegt vor',
    accepted: 'Angenommen',
    declined: 'Abgelehnt',
    withdrawn: 'Zurückgezogen',
  },
  quote: {
    pending: 'Offen',
    expired: 'Abgelaufen',
    declined: 'Abgelehnt',
    waiting_for_po: 'Bestellung ausstehend',
    po_submitted: 'Bestellung eingereicht',
  },
}
