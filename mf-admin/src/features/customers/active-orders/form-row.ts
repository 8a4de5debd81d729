import { space } from '@kerf/shared-ui/theme/tokens.ts'
import { styled } from 'styled-components'

/** Fields with their button at the end of the line; labels are above the fields, the button beside the controls. */
export const FormRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[12]};
  align-items: start;

  & > button {
    /* The height of a field's label and the gap below it. */
    margin-top: 25px;
  }
`

/** Fields side by side where there is room. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${space[12]};
`
