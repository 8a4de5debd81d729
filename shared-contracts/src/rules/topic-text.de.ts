import type { WordsOf } from '../words/words.ts'
import type { topicText as english } from './topic-text.ts'

export const topicText: WordsOf<typeof english> = {
  messages: 'Nachrichten',
  quotes: 'Angebote',
  order_confirmations: 'Auftragsbestätigungen',
  order_progress: 'Versand und Lieferung',
  quality_checks: 'Qualitätsprüfungen',
  quote_answers: 'Antworten auf Angebote',
  supplier_requests: 'Lieferantenanfragen',
  supplier_decisions: 'Entscheidungen über Angebote',
  supplier_orders: 'Bestellungen',
  supplier_answers: 'Antworten von Lieferanten',
  supplier_certificates: 'Ablaufende Zertifikate',
  revision_requests: 'Angeforderte Nachbesserungen',
}
