/** Work that is done once, soon, but in no frame: after the one that is being drawn, before the next. */
export class Between {
  private readonly channel = new MessageChannel()
  private asked = false

  constructor(work: () => void) {
    this.channel.port1.onmessage = () => {
      this.asked = false
      work()
    }
  }

  ask(): void {
    if (this.asked) return
    this.asked = true
    this.channel.port2.postMessage(null)
  }

  stop(): void {
    this.channel.port1.close()
  }
}
