import { words } from '../words/words.ts'

/** The catalogue in English, as its words are stored where they are text. */
export const englishCatalog = {
  materials: {
    aluminum: 'Aluminum',
    steel: 'Steel',
    brass: 'Brass',
    copper: 'Copper',
    titanium: 'Titanium',
    plastic: 'Plastic',
    other: 'Other',
  },
  tolerances: {
    standard: 'Standard (±0.005 in, ±0.13 mm)',
    tight: 'Tight (±0.002 in, ±0.05 mm)',
    precision: 'Precision (±0.001 in, ±0.025 mm)',
  },
  processes: {
    cnc_machining: 'CNC Machining',
    casting: 'Casting',
    forging: 'Forging',
    sheet_metal: 'Sheet Metal',
    additive_manufacturing: 'Additive Manufacturing',
    injection_molding: 'Injection Molding',
    recommendation: 'Recommendation',
    no_preference: 'No Preference',
  },
  /** By the stored value, which is its English word. */
  stored: Object.create(null) as Readonly<Record<string, string>>,
}

/** How the catalogue's values are called. */
export const catalogText = words('shared-contracts/rules/catalog-text', englishCatalog)
