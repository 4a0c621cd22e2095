import { useEffect, useState } from 'react'

/** How loud a stream is now, from 0 to 100. */
export function useLevel(stream: MediaStream | null): number {
  const [level, setLevel] = useState(0)
  useEffect(() => {
    if (!stream || typeof AudioContext === 'undefined') return
    const sound = new AudioContext()
    const analyser = sound.createAnalyser()
    sound.createMediaStreamSource(stream).connect(analyser)
    const wave = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(wave)
      const loudest = wave.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
      setLevel(Math.round(Math.min(loudest, 1) * 100))
    }, 100)
    return () => {
      clearInterval(timer)
      setLevel(0)
      void sound.close()
    }
  }, [stream])
  return level
}
