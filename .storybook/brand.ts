import { create, type ThemeVars } from 'storybook/theming';

import { markBox, markPath } from '../packages/ui/src/logo/mark.ts';
import { type ColorRole, colors } from '../packages/ui/src/styles/colors.ts';

/** Storybook's own look, of the same colours and letters as what it shows. */
function themeOf(base: 'light' | 'dark'): ThemeVars {
  const at = base === 'light' ? 0 : 1;
  const of = (role: ColorRole) => colors[role][at];
  return create({
    base,
    // Storybook shows this as it is where there is no picture; a text in a picture would have another font.
    brandImage: null as unknown as string,
    brandTitle:
      `<svg viewBox="${markBox}" width="22" height="22" fill="${of('accent')}" aria-hidden="true" ` +
      `style="vertical-align:-5px;margin-inline-end:8px"><path d="${markPath}"/></svg>` +
      '<span><strong>Martelo</strong> design system</span>',
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: "'Inter Variable', system-ui, sans-serif",
    colorPrimary: of('accent'),
    colorSecondary: of('accent'),
    appBg: of('surfaceSunken'),
    appContentBg: of('canvas'),
    appPreviewBg: of('canvas'),
    appHoverBg: of('surfaceHover'),
    appBorderColor: of('border'),
    appBorderRadius: 6,
    textColor: of('text'),
    textInverseColor: of('onSolid'),
    textMutedColor: of('textMuted'),
    barTextColor: of('textMuted'),
    barHoverColor: of('accent'),
    barSelectedColor: of('accent'),
    barBg: of('surface'),
    buttonBg: of('surface'),
    buttonBorder: of('border'),
    booleanBg: of('surfaceSunken'),
    booleanSelectedBg: of('surface'),
    inputBg: of('surface'),
    inputBorder: of('borderStrong'),
    inputTextColor: of('text'),
    inputBorderRadius: 4,
  });
}

export const themes = { light: themeOf('light'), dark: themeOf('dark') } as const;
