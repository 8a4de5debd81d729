import type { WordsOf } from '@kerf/shared-contracts/words/words'
import type { text as english } from './text.ts'

export const text: WordsOf<typeof english> = {
  'geometry.unreadable':
    'Die Geometrie in dieser Datei konnte nicht gelesen werden. Sie ist möglicherweise beschädigt oder unvollständig: Bitte exportieren Sie sie erneut als STEP (AP203, AP214 oder AP242).',
  'geometry.truncated':
    'Das Ende dieser Datei fehlt. Sie wurde vermutlich bei der Übertragung abgeschnitten: Bitte senden oder exportieren Sie sie erneut.',
  'geometry.decimal_commas':
    'Die Zahlen in dieser Datei sind mit Dezimalkommas geschrieben, sodass sich ihre Größe nicht bestimmen lässt. Bitte exportieren Sie sie erneut mit Dezimalpunkten, wie STEP es verlangt.',
  'geometry.not_finite':
    'Diese Datei enthält Koordinaten, die kein Teil haben kann. Bitte exportieren Sie sie erneut als STEP (AP203, AP214 oder AP242).',
  'geometry.too_deep':
    'Diese Datei ist zu tief verschachtelt, um gelesen zu werden. Bitte exportieren Sie sie erneut als STEP (AP203, AP214 oder AP242).',
  'geometry.tessellated':
    'Diese Datei enthält nur ein Netz aus Dreiecken, ohne exakte Flächen. Bitte exportieren Sie das Teil erneut als STEP mit Volumengeometrie.',
  'geometry.analysis_model':
    'Diese Datei enthält ein Modell für eine Festigkeitsberechnung (AP209), nicht die Form eines Teils. Bitte exportieren Sie das Teil selbst als STEP (AP203, AP214 oder AP242).',
  'geometry.empty':
    'Diese Datei enthält weder Volumenkörper noch Flächen. Bitte exportieren Sie das Teil selbst als STEP, mit Volumen- oder Flächengeometrie.',
  'geometry.external_references':
    'Diese Datei verweist nur auf andere Dateien, in denen die Geometrie steht. Bitte exportieren Sie die Baugruppe als eine einzige STEP-Datei.',
  'geometry.out_of_memory':
    'Diese Datei braucht mehr Speicher, als die 3D-Ansicht belegen darf. Sie ist sicher gespeichert und kann heruntergeladen werden.',
  'geometry.too_complex':
    'Diese Datei ist für die 3D-Ansicht zu groß oder zu detailliert. Sie ist sicher gespeichert und kann heruntergeladen werden.',
}
