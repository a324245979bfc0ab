import { describe, expect, it, test } from 'vitest';
import { checkSvg } from './svg';

const drawing = (inside: string, attributes = 'viewBox="0 0 40 30"') => `<svg ${attributes}>${inside}</svg>`;

describe('a drawing in a file', () => {
  it('keeps its shapes and has a size', () => {
    expect(checkSvg(drawing('<path d="M0 0h4"/>'))).toEqual({
      svg: `${drawing('<path d="M0 0h4"/>')}\n`,
      width: 40,
      height: 30,
    });
    expect(checkSvg(drawing('', 'width="80px" height="60" viewBox="0 0 40 30"'))).toMatchObject({
      width: 80,
      height: 60,
    });
  });

  it('loses what drawing programs leave in it', () => {
    const text = `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- Made by hand. -->\n${drawing(
      '<metadata><a/></metadata><inkscape:grid id="g"/><g inkscape:label="L" id="a"><path d="M0 0"/></g>',
      'xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://i.example" viewBox="0 0 1 1"',
    )}`;
    expect(checkSvg(text)).toMatchObject({
      svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><g id="a"><path d="M0 0"/></g></svg>\n',
    });
  });

  test.each([
    ['<script>alert(1)</script>', 'contains <script>, which is not allowed'],
    ['<SCRIPT>alert(1)</SCRIPT>', 'contains <SCRIPT>, which is not allowed'],
    ['<foreignObject><p/></foreignObject>', 'contains <foreignObject>'],
    ['<rect onclick="alert(1)"/>', "contains a script ('onclick')"],
    ['<rect ONLOAD = "alert(1)"/>', "contains a script ('ONLOAD')"],
    ['<a href="javascript:alert(1)"/>', 'contains <a>'],
    ['<use href="https://evil.example/x.svg#a"/>', "loads or links to 'https://evil.example/x.svg#a'"],
    ['<use xlink:href="data:image/svg+xml,x"/>', "loads or links to 'data:image/svg+xml,x'"],
    ['<style>@import "https://evil.example";</style>', 'loads something from elsewhere'],
    ['<rect style="fill: url(https://evil.example)"/>', 'loads something from elsewhere'],
    ['<rect x=1/>', 'is not well-formed near'],
    ['<g>', 'is not closed'],
    ['</g>', 'is not closed before </g>'],
  ])('is refused: %s', (inside, problem) => {
    expect(checkSvg(drawing(inside))).toEqual({ problem: expect.stringContaining(problem) });
  });

  it('needs a size, and is a drawing', () => {
    expect(checkSvg('<svg></svg>')).toEqual({ problem: expect.stringContaining('has no size') });
    expect(checkSvg('<html></html>')).toEqual({ problem: expect.stringContaining('not an SVG drawing') });
    expect(checkSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')).toEqual({
      problem: expect.stringContaining('not an SVG'),
    });
  });
});
