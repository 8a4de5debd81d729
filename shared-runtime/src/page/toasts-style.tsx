import { focusRing } from '@kerf/shared-ui/theme/mixins.ts'
import { color, fontSize, fontWeight, media, motion, radius, shadow, space } from '@kerf/shared-ui/theme/tokens.ts'
import { keyframes, styled } from 'styled-components'
import { headerHeight, screenMargin } from './toast-place.ts'

/** Px. */
export const toastWidth = 380

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`
const runDown = keyframes`
  from { transform: scaleX(1); }
  to { transform: scaleX(0); }
`

export const Host = styled.div`
  /* At the bottom, clear of a page's heading and actions. On phones below the header instead, because the submit button of
     a form or message is at the bottom there, as wide as the screen. */
  .Toastify__toast-container {
    position: fixed;
    right: ${screenMargin}px;
    bottom: calc(${screenMargin}px + env(safe-area-inset-bottom, 0px));
    z-index: 70;
    width: min(${toastWidth}px, 100vw - ${2 * screenMargin}px);
    ${media.narrow} {
      top: ${headerHeight + screenMargin}px;
      right: auto;
      bottom: auto;
      left: 50%;
      translate: -50%;
    }
  }
  /* A dialog, a side panel and a drawer have their buttons at the bottom, and nothing to press below their head. */
  body:has([role='dialog'], [role='alertdialog']) & .Toastify__toast-container {
    top: ${headerHeight + screenMargin}px;
    bottom: auto;
  }
  /* Once it is known where it would cover a button of a form. */
  &&[data-place^='top'] .Toastify__toast-container {
    top: ${headerHeight + screenMargin}px;
    bottom: auto;
  }
  &&[data-place^='bottom'] .Toastify__toast-container {
    top: auto;
    bottom: calc(${screenMargin}px + env(safe-area-inset-bottom, 0px));
  }
  @media (min-width: 640px) {
    &&[data-place$='start'] .Toastify__toast-container {
      right: auto;
      left: ${screenMargin}px;
    }
  }
  .Toastify__toast {
    --y: 0;
    position: relative;
    display: flex;
    align-items: start;
    overflow: hidden;
    padding: ${space[12]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow};
    touch-action: pan-y;
    animation: ${appear} ${motion.slow};
    ${focusRing}
  }
  .Toastify__toast > button {
    margin: -4px -4px 0 auto;
  }
  .Toastify__progress-bar--wrp {
    position: absolute;
    inset: auto 0 0;
    height: 2px;
  }
  .Toastify__progress-bar {
    height: 100%;
    background: ${color.border};
    transform-origin: left;
  }
  /* The library closes a toast when this animation ends, so it runs under reduced motion as well, unseen. */
  .Toastify__progress-bar--animated {
    animation: ${runDown} linear 1 forwards;
  }
  ${media.still} {
    .Toastify__toast {
      animation: none;
    }
    .Toastify__progress-bar {
      opacity: 0;
    }
  }
`

export const Message = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 2px 10px;
  min-width: 0;
  padding-right: ${space[8]};
  overflow-wrap: anywhere;

  svg {
    margin-top: 2px;
  }
`

export const Title = styled.p`
  font-weight: ${fontWeight.medium};
`

export const Description = styled.p`
  grid-column: 2;
  font-size: ${fontSize[13]};
  color: ${color.textMuted};
`
