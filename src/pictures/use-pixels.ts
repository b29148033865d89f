import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { collectGarbage } from '../platform/threads/collect-garbage.ts';

/**
 * Draw a document and do something with its pixels (RGBA, row by row). They are gone afterwards, when the next
 * document is drawn at the latest: each leaves 10 to 20 MB of which V8 sees nothing, and would let dozens pile up.
 */
export async function usePixels<T>(svg: string, how: ResvgRenderOptions, use: (pixels: Uint8Array) => T): Promise<T> {
  const result = draw(svg, how, use);
  await collectGarbage();
  return result;
}

/** A function of its own: what is on the stack still is not collected. */
function draw<T>(svg: string, how: ResvgRenderOptions, use: (pixels: Uint8Array) => T): T {
  return use(new Resvg(svg, how).render().pixels);
}
